'use client'

import link from 'next/link.js'

/** Next's link; under NodeNext its default export is one step further down. */
export const Link = link.default
