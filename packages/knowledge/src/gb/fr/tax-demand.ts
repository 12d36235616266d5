/** La demande d’impôt : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_FR: Words = {
  'gb.tax.want': {
    says: 'Ils veulent un impôt, une pénalité ou des intérêts, ou un appel de vous.',
  },
  'gb.tax.rights-summary': {
    says: 'Vous pouvez vérifier la somme, faire un recours dans les 30 jours, et demander à payer en plusieurs fois.',
  },
  'gb.tax.reality': {
    says: 'HMRC a de grands pouvoirs, mais accepte souvent un plan si vous appelez et dites ce que vous pouvez payer.',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs est le service des impôts. Des escrocs empruntent souvent son nom : vérifiez donc d’abord.',
  },
  'gb.tax.know': {
    says: 'Une pénalité pour déclaration tardive peut être annulée si vous aviez une bonne raison.',
    learnMore:
      'Les bonnes raisons sont par exemple une maladie, un décès dans la famille, ou un courrier jamais arrivé.',
  },
  'gb.tax.thirty-days': {
    says: 'Vous avez 30 jours à partir de la date de la décision ou de la pénalité pour faire un recours.',
    action: 'Faire un recours auprès de HMRC, si vous n’êtes pas d’accord',
    consequence: 'Après cela, il vous faut une bonne raison pour le retard.',
  },
  'gb.tax.right-appeal': {
    says: 'Vous avez droit à un recours contre une pénalité ou une décision, et à un nouvel examen par un autre agent.',
  },
  'gb.tax.right-excuse': {
    says: 'Une pénalité doit tomber si vous aviez une excuse raisonnable (reasonable excuse). Il faut avoir tout réglé sans tarder après sa fin.',
  },
  'gb.tax.right-partners': {
    says: "Si la déclaration d'une société de personnes est en retard, chaque associé reçoit l'amende. Seul l'associé qui doit l'envoyer peut faire appel, et cet appel vaut pour tous.",
  },
  'gb.tax.right-tribunal': {
    says: 'Si HMRC dit non, vous pouvez aller au tribunal fiscal (tax tribunal). La demande est gratuite.',
  },
  'gb.tax.right-plan': {
    says: 'Vous pouvez demander du temps pour payer. HMRC regarde ce que vous pouvez payer.',
  },
  'gb.tax.option-plan': {
    says: 'Convenez d’une somme par mois, par téléphone ou en ligne.',
    title: 'Demander « Time to Pay »',
    cost: 'Les intérêts courent quand même.',
    time: 'Un appel.',
    risk: 'Un paiement manqué peut mettre fin au plan.',
    bestFor: 'Vous devez l’argent, mais ne pouvez pas payer d’un coup.',
  },
  'gb.tax.option-appeal': {
    says: 'Dites à HMRC pourquoi c’est faux, ou quelle était votre excuse raisonnable (reasonable excuse).',
    title: 'Faire un recours',
    cost: 'Rien.',
    time: 'Dans les 30 jours.',
    risk: 'Les intérêts courent sur l’impôt qui se révèle dû.',
    bestFor: 'La somme est fausse, ou vous aviez une bonne raison.',
  },
  'gb.tax.option-pay': {
    says: 'Payez par votre propre compte sur GOV.UK, avec la bonne référence.',
    title: 'La payer',
    cost: 'La somme.',
    time: 'Un jour.',
    risk: 'Aucun, si elle est juste.',
    bestFor: 'Vous êtes d’accord et avez l’argent.',
  },
  'gb.tax.warn-goods': {
    says: "Le HMRC peut saisir des biens sans passer par un tribunal. Appelez aujourd'hui.",
  },
  'gb.tax.warn-silence': {
    says: 'Les intérêts et les pénalités grandissent avec le temps. Même un court appel peut arrêter l’étape suivante.',
  },
  'gb.tax.insight-estimate': {
    says: 'La somme est peut-être une estimation, car une déclaration (return) manque. La vraie somme peut être bien plus basse.',
    actionable: 'Envoyez la déclaration qui manque dès que vous pouvez.',
  },
  'gb.tax.insight-collector': {
    says: 'HMRC emploie des sociétés privées pour écrire et appeler. Elles n’ont aucun des pouvoirs de HMRC.',
    actionable: 'Appelez HMRC même, à un numéro trouvé sur GOV.UK, et convenez d’un plan.',
  },
  'gb.tax.rights-collecting': {
    says: 'Vous pouvez vérifier la somme et demander de payer en plusieurs fois. Si une pénalité est fausse, demandez un recours (appeal) tardif, avec votre raison.',
  },
  'gb.tax.right-bank': {
    says: "HMRC ne peut prendre de l'argent sur votre compte que pour une dette de £1,000 ou plus, et doit vous laisser £5,000. Il doit d'abord vous rendre visite. Vous avez ensuite 30 jours pour vous opposer, et la County Court.",
  },
}
