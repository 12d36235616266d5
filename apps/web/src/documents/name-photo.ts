const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
}

/**
 * A camera calls each photo "image.jpg", a clipboard "image.png": the second page would look like the first again.
 * Gives each a name of its own, by its page after those in `chosen`. Files of other kinds keep their names.
 */
export function namePhotos(
  photos: readonly File[],
  chosen: readonly { readonly name: string }[],
  nameOf: (page: number) => string,
): File[] {
  const taken = new Set(chosen.map(({ name }) => name))
  return photos.map((photo, at) => {
    const ending = ENDINGS[photo.type]
    if (ending === undefined) return photo
    let page = chosen.length + at + 1
    // A page before it may have been taken away.
    while (taken.has(`${nameOf(page)}.${ending}`)) page += 1
    const name = `${nameOf(page)}.${ending}`
    taken.add(name)
    return new File([photo], name, { type: photo.type })
  })
}
