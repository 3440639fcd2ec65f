import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The one server compresses nothing itself: lengths of compressed answers would tell of what they hold.
  compress: false,
  devIndicators: false,
  productionBrowserSourceMaps: false,
}

export default config
