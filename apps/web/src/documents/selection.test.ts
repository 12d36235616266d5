import { REFUSAL_MESSAGES, UPLOAD_MESSAGES } from '@plainletter/contracts/upload-rules'
import { describe, expect, test } from 'vitest'

import { addFiles, listRefused, moveFile } from './selection.ts'

const MB = 1024 * 1024
const file = (name: string, size = 1000) => ({ name, size })
const pages = (count: number) => Array.from({ length: count }, (_, at) => file(`page-${at}.jpg`))

describe('adding files', () => {
  test('keeps the order in which they were chosen', () => {
    const { files } = addFiles([file('1.pdf')], [file('2.pdf'), file('3.pdf')])
    expect(files.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf'])
  })

  test.each(['a.pdf', 'a.doc', 'a.docx', 'a.txt', 'a.jpg', 'a.JPEG', 'a.png', 'a.gif'])(
    'takes %s',
    (name) => {
      expect(addFiles([], [file(name)]).refused).toEqual([])
    },
  )

  test.each(['a.zip', 'a.exe', 'noending', 'a.pdf.html'])('refuses %s', (name) => {
    const { files, refused } = addFiles([], [file(name)])
    expect(files).toEqual([])
    expect(refused).toEqual([{ name, problem: UPLOAD_MESSAGES.unsupported }])
  })

  test('takes a file of exactly 10MB and refuses one byte more', () => {
    expect(addFiles([], [file('a.pdf', 10 * MB)]).refused).toEqual([])
    expect(addFiles([], [file('a.pdf', 10 * MB + 1)]).refused).toEqual([
      { name: 'a.pdf', problem: UPLOAD_MESSAGES.tooLarge },
    ])
  })

  test('refuses an empty file', () => {
    expect(addFiles([], [file('a.pdf', 0)]).refused[0]?.problem).toBe(REFUSAL_MESSAGES.empty)
  })

  test('tells the owner of a HEIC photo how to get a JPEG', () => {
    expect(addFiles([], [file('IMG_1.HEIC')]).refused[0]?.help).toContain('JPEG')
  })

  test('skips a file whose name is there already, also within one selection', () => {
    const added = addFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf'), file('b.pdf')])
    expect(added.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
    expect(added.hasDuplicates).toBe(true)
  })

  test('takes ten files and adds nothing when there would be eleven', () => {
    expect(addFiles([], pages(10)).files).toHaveLength(10)
    expect(addFiles([], pages(11))).toMatchObject({ files: [], isTooMany: true })
    expect(addFiles(pages(10), [file('more.pdf')])).toMatchObject({ isTooMany: true })
  })

  test('does not count a duplicate towards the ten', () => {
    expect(addFiles(pages(10), [file('page-0.jpg')])).toMatchObject({
      isTooMany: false,
      hasDuplicates: true,
    })
  })
})

test('three refused files are named, the rest are counted', () => {
  const refused = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, problem: 'x' }))
  expect(listRefused(refused).listed.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(listRefused(refused).more).toBe(2)
})

test('a page moves up or down, and stays at the ends', () => {
  expect(moveFile(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveFile(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moveFile(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveFile(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
