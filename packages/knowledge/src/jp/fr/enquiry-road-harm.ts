/** Questions after harm on the road: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROAD_HARM_FR: Words = {
  'jp.ask.treatment-stopped': {
    says: 'Ce n’est pas l’assureur qui décide de votre guérison, c’est le médecin. Faites écrire qu’il faut encore des soins. Continuez avec l’assurance maladie et réclamez les frais plus tard, aussi à l’assureur obligatoire. Ne signez rien. Pour une blessure, vous avez cinq ans.',
  },
  'jp.ask.bicycle-ticket': {
    says: 'Depuis avril 2026, les cyclistes de 16 ans et plus peuvent recevoir un avis bleu (青切符). Payé dans les sept jours, l’affaire est close sans casier. Vous pouvez refuser. Alors le procureur s’en charge et un tribunal peut fixer une amende.',
  },
  'jp.ask.licence-hearing': {
    says: 'Allez à l’audition (意見の聴取), tenue avant 90 jours ou plus de suspension ou un retrait. Apportez ce qui parle pour vous : raison, travail, famille à soigner. La peine peut baisser. Un cours raccourcit la suspension. Ensuite, un réexamen est possible en trois mois.',
  },
}
