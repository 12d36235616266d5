/** The French words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_FR: Words = {
  'nl.ask.own-use': {
    says: 'Restez, et écrivez que vous n’êtes pas d’accord. Le bailleur doit prouver au juge un besoin personnel urgent, et que vous pouvez trouver un autre logement adapté. Le préavis est de trois à six mois. Si vous devez partir, demandez les frais de déménagement.',
  },
}
