// Not in TypeScript: Next would compile it at each start.
/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages are not compressed: lengths of compressed answers would tell of what they hold. Built files are packed ahead, by scripts/compress.mjs.
  compress: false,
  // `npm test` and `npm run check` judge the types: whoever starts Muster need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // It lengthens a first build by a third, and only what changed is built again anyway.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: { rules: { '**/api/*.ts': { loaders: ['./trustedLoader.cjs'], as: '*.ts' } } },
  devIndicators: false,
  productionBrowserSourceMaps: false,
}

export default config
