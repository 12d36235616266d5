const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
}

/**
 * A camera calls each photo "image.jpg", a clipboard "image.png": the second page would look like the first again.
 * Gives each a name of its own, by its page. Files of other kinds keep their names.
 */
export function namePhotos(
  photos: readonly File[],
  first: number,
  nameOf: (page: number) => string,
): File[] {
  return photos.map((photo, at) => {
    const ending = ENDINGS[photo.type]
    if (ending === undefined) return photo
    return new File([photo], `${nameOf(first + at)}.${ending}`, { type: photo.type })
  })
}
