/** Words that make a question of a statement: "they can take my car, right?" */

const ENGLISH = String.raw`(?:(?:is|isn'?t) (?:that|this|it|he|she) (?:right|true|correct|legal|allowed|so|real)|is (?:it|that|this)(?: true| right| legal| allowed)?|(?:is|was)n'?t (?:that|this) (?:it|how it (?:is|works)|the (?:law|rule))|(?:ca|do|does|is|are|wo|did|have|has|should|must|would)n'?t (?:i|they|he|she|it|that|we|you|there)|(?:can|do|does|is|are|will|did|am|should|would) (?:i|they|he|she|it|we|you|there)(?: do (?:that|this|it))?|right|yes|yeah|true|correct|innit|surely|no|eh|aye|hey)`
const ABROAD = String.raw`(?:oder(?: nicht)?|stimmt(?:'?s| das)?|richtig|nicht wahr|ne|gell|non|n'est-ce pas|c'est (?:vrai|bien ça|ça)|pas vrai|verdad|cierto|no|vero|giusto|no|toch|nietwaar|klopt d(?:at|it)|mag dat|hè)`
const TAG = new RegExp(String.raw`(?:^|[\s,.;!-])(?:${ENGLISH}|${ABROAD})\s*[?!.]*$`, 'i')
const ONLY_TAG = new RegExp(
  String.raw`^\s*(?:so |and )?(?:${ENGLISH}|${ABROAD}|he right|they right)\s*[?!.]*$`,
  'i',
)

/** True when a text ends with such words. */
export function endsWithTag(text: string): boolean {
  return TAG.test(text.trimEnd().slice(-40))
}

/** True for a sentence of such words alone: what is asked stands before it. */
export function isOnlyTag(sentence: string): boolean {
  return ONLY_TAG.test(sentence)
}
