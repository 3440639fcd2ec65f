export const escape = (text) =>
  String(text).replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter],
  )

/** Anchors as GitHub makes them, so that links within the repository lead somewhere here too. */
export const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** Where a type of the schema is told of, or one of its fields. */
export const addressOf = (type, field) => `/docs/schema/${type}${field ? `#${field}` : ''}`
