/** Questions about taxes, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_FR: Words = {
  'au.ask.tax': {
    says: 'Vérifiez dans myGov. Mettez en place un plan de paiement avant le jour limite, ou contestez (objection) si c’est faux.',
  },
  'au.ask.centrelink': {
    says: 'Demandez comment ils ont calculé, et demandez un réexamen (review) et une pause. C’est gratuit. Une dette peut être effacée si c’était seulement leur erreur.',
  },
  'au.ask.benefit-refused': {
    says: 'Demandez à Centrelink un réexamen officiel (formal review) dans les 13 semaines, pour que l’argent en retard soit sûr. Si c’est encore non, allez gratuitement à l’Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Demandez à Centrelink un réexamen formel (review); dans les 13 semaines, l’arriéré est gardé. Envoyez de nouvelles preuves médicales sur les 20 points. Ensuite, l’Administrative Review Tribunal est gratuit.',
  },
  'au.ask.ndis': {
    says: 'Demandez à la NDIA un réexamen interne dans les trois mois. Si rien ne change, allez à l’Administrative Review Tribunal dans les 28 jours. Les deux sont gratuits.',
  },
  'au.ask.centrelink-debt': {
    says: 'Demandez le calcul et un réexamen. Pour la plupart des dettes il n’y a pas de date limite, mais les retenues continuent : demandez-le vite, avec une pause. La dette doit être effacée si seule leur erreur l’a causée et que vous étiez honnête. Une situation très difficile compte aussi.',
  },
  'au.ask.ato-bank': {
    says: 'L’ATO peut envoyer une saisie (garnishee notice) à votre banque ou patron sans tribunal. Appelez avant le 13 11 42 pour un plan. Vous pouvez demander par écrit la remise des intérêts et pénalités.',
  },
}
