import { expect, test } from 'vitest'

import { asFormData, isEmpty, type LetterDraft } from './letter-draft.ts'

const draft: LetterDraft = { files: [], text: '', goal: '', country: 'gb', language: 'en' }
const file = (name: string) => new File(['x'], name)

test('spaces alone are nothing to read', () => {
  expect(isEmpty({ files: [], text: ' \n ' })).toBe(true)
  expect(isEmpty({ files: [], text: 'Can they?' })).toBe(false)
  expect(isEmpty({ files: [file('a.pdf')], text: '' })).toBe(false)
})

test('text is sent when there are no files', () => {
  const form = asFormData({ ...draft, text: 'Can they?', goal: ' pay less ' })
  expect(Object.fromEntries(form)).toEqual({
    country: 'gb',
    language: 'en',
    userGoal: 'pay less',
    textQuestion: 'Can they?',
  })
})

test('files are sent in their order, and the text is not', () => {
  const form = asFormData({ ...draft, text: 'kept', files: [file('2.png'), file('1.jpg')] })
  expect(form.get('textQuestion')).toBeNull()
  expect(form.get('isImage')).toBe('true')
  expect(form.get('fileCount')).toBe('2')
  const names = form.getAll('documents').map((part) => part instanceof File && part.name)
  expect(names).toEqual(['2.png', '1.jpg'])
})

test('one PDF among photos makes it no set of images', () => {
  const form = asFormData({ ...draft, files: [file('1.jpg'), file('2.pdf')] })
  expect(form.get('isImage')).toBe('false')
})
