/** What can still be done about fines when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_FR: Words = {
  'nl.late.fine-want': {
    says: 'Vous avez une amende routière. Le jour pour payer ou contester semble passé.',
  },
  'nl.late.parktax-want': {
    says: 'La commune dit que vous n’avez pas payé le parking. Le jour pour payer ou réclamer semble passé.',
  },
  'nl.late.fine-reality': {
    says: 'Le délai de la lettre semble passé : l’amende peut monter de moitié, puis doubler. Ce n’est pas un casier judiciaire. Vous pouvez encore payer par parties.',
  },
  'nl.late.fine-step': {
    says: 'Allez aujourd’hui sur cjib.nl ou appelez le CJIB. Demandez ce qui est dû et à payer par parties. Si vous ne pouvez rien payer, demandez une pause (noodstop).',
  },
  'nl.late.fine-rights': {
    says: 'Vous pouvez voir la photo et payer par parties. Un recours tardif n’est regardé que si le retard n’est pas votre faute.',
  },
  'nl.late.fine-right': {
    says: 'Vous pouvez encore envoyer le recours au procureur. Dites pourquoi il est tardif, par exemple maladie ou lettre jamais reçue, avec des preuves.',
  },
  'nl.late.fine-option': {
    says: 'Envoyez maintenant le recours au procureur, avec votre raison et des preuves.',
    title: 'Recours tardif, avec votre raison',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Une raison faible est refusée.',
    bestFor: 'Vous étiez malade, absent malgré vous, ou sans lettre.',
  },
  'nl.late.fine-plan': {
    says: 'Demandez aujourd’hui au CJIB de payer par parties, même après un rappel. Si un huissier l’a, demandez-lui.',
    title: 'Demander un plan maintenant',
    cost: 'En général sans frais.',
    time: 'Aujourd’hui.',
    risk: 'Payez chaque part à temps.',
    bestFor: 'Vous ne pouvez pas payer d’un coup.',
  },
  'nl.late.parktax-reality': {
    says: 'Le délai semble passé : la commune peut envoyer un rappel avec des frais. C’est une taxe, pas un délit. Une réclamation tardive peut encore compter.',
  },
  'nl.late.parktax-step': {
    says: 'Appelez aujourd’hui le service des taxes de la commune. Demandez la somme et à payer par parties. Retard sans faute ? Réclamez maintenant, avec raison et preuves.',
  },
  'nl.late.parktax-option': {
    says: 'Écrivez pourquoi la note est fausse et pourquoi c’est tard, avec des preuves.',
    title: 'Réclamer tard à la commune, avec votre raison',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Une raison faible est refusée.',
    bestFor: 'Le retard n’est pas votre faute.',
  },
  'nl.late.order-reality': {
    says: 'Depuis la lettre, 14 jours sont passés. Mais ils partent quand vous le savez. Pour une petite amende par la poste, c’est en général fini six semaines après l’envoi.',
  },
  'nl.late.order-step': {
    says: 'Quand l’avez-vous su ? Si cela fait moins de 14 jours, opposition (verzet) aujourd’hui et ne payez pas. Sinon un avocat aujourd’hui, et le CJIB pour payer par parties.',
  },
  'nl.late.order-option': {
    says: 'Dites que vous faites opposition et quand vous l’avez su.',
    title: 'Opposition (verzet), si vous le savez depuis moins de 14 jours',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Le juge peut punir plus.',
    bestFor: 'La lettre est arrivée tard et ce n’était pas vous.',
  },
  'nl.late.parking-step': {
    says: 'Leur date est passée, mais seul un juge peut vous faire payer. Écrivez aujourd’hui pourquoi vous refusez, ou offrez le prix du parking.',
  },
  'nl.late.parking-reality': {
    says: 'Leur date est passée, et rien n’arrive tout seul. Ils devraient aller au tribunal et prouver que vous le devez.',
  },
  'nl.late.parking-option': {
    says: 'Écrivez pourquoi vous ne le devez pas, avec photos ou reçu.',
    title: 'Dire non par écrit, même maintenant',
    cost: 'Un timbre.',
    time: 'Aujourd’hui.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous avez payé, ne conduisiez pas ou n’avez vu aucun panneau.',
  },
}
