/** What a request says that its body is, without parameters: `application/json`. Empty when it does not say. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
