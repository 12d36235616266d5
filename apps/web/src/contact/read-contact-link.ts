import { contactMessages as words } from '../messages/support.ts'

const DEFAULT = 'general'

/** What a link to the form has filled in: a category of ours, and the number that the matter has with us. */
export function readContactLink(search: URLSearchParams): { category: string; subject: string } {
  const category = search.get('category') ?? DEFAULT
  const reference = search.get('reference') ?? ''
  return {
    category: Object.keys(words.categories).includes(category) ? category : DEFAULT,
    subject: /^\w{1,40}$/.test(reference) ? words.reference(reference) : '',
  }
}
