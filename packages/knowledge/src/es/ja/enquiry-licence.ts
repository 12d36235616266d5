/** The Japanese words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_JA: Words = {
  'es.ask.licence': {
    says: '点数がなくなると免許は失効します。不服（recurso de alzada）は1か月以内です。各罰金が確定していることが条件なので、いつどう届いたか確かめてください。新しい免許は講習と試験の後、6か月（職業運転者は3か月）で取れます。',
  },
}
