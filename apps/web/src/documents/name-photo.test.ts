import { expect, test } from 'vitest'

import { namePhotos } from './name-photo.ts'

const photo = (name = 'image.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
const nameOf = (page: number) => `page-${page}`
const namesOf = (photos: File[], chosen: { name: string }[] = []) =>
  namePhotos(photos, chosen, nameOf).map(({ name }) => name)

test('photos are named by their pages, after those that are there', () => {
  expect(namesOf([photo(), photo()], [{ name: 'letter.pdf' }])).toEqual([
    'page-2.jpg',
    'page-3.jpg',
  ])
})

test('after a page was taken away, the next photo does not take the name of another', () => {
  const chosen = [{ name: 'page-1.jpg' }, { name: 'page-3.jpg' }]
  expect(namesOf([photo(), photo()], chosen)).toEqual(['page-4.jpg', 'page-5.jpg'])
})

test('a file that is no photo keeps its name', () => {
  expect(namesOf([photo('letter.pdf', 'application/pdf')])).toEqual(['letter.pdf'])
})
