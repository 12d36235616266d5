/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: 'Votre commune doit vous loger ce soir, au moins dans un foyer. Allez maintenant à l’Ordnungsamt ou au Sozialamt, avec vos enfants. C’est fermé ? Demandez à la police qui donne les lits la nuit. Ce qui compte, c’est où vous êtes maintenant. En cas de refus, demandez-le par écrit. Le tribunal (Verwaltungsgericht) peut ordonner un lit tout de suite (Eilantrag).',
  },
  'de.ask-need.food': {
    says: 'Allez aujourd’hui au Jobcenter (au Sozialamt si vous ne pouvez pas travailler) et dites que vous n’avez rien pour manger. Demandez par écrit une part de l’argent du mois prochain (jusqu’à 100 €), un prêt ou un bon (Lebensmittelgutschein). Pas encore de décision ? Une avance (Vorschuss). En cas de refus, le Sozialgericht décide vite et sans frais. La Tafel donne à manger.',
  },
  'de.ask-need.lender': {
    says: 'En danger, appelez le 110 maintenant. Vous menacer pour de l’argent est un délit, et l’usure (Wucher) aussi. Portez plainte avec messages, noms et sommes ; la police peut vous protéger. En cas d’usure, vous ne devez pas d’intérêts. N’empruntez pas pour le payer et ne le voyez pas seul. Le Weisser Ring aide les victimes gratuitement : 116 006.',
  },
}
