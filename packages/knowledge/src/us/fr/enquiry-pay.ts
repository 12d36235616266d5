/** Questions about pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'us.ask-work.overtime': {
    says: 'La plupart des travailleurs reçoivent une fois et demie leur paie après 40 heures par semaine. Ceux avec un salaire fixe le perdent seulement avec certaines tâches et au moins 684 $ par semaine. Certains États exigent plus.',
    dependsOn: 'vos tâches et comment vous êtes payé',
  },
  'us.ask-work.minimum-wage': {
    says: 'Le salaire minimum fédéral est de 7,25 $ l’heure. La plupart des États en ont un plus haut, et c’est alors celui-là qui compte. Regardez la page du bureau du travail de votre État.',
  },
  'us.ask-work.tips': {
    says: 'Un employeur, un directeur ou un chef ne peut pas garder vos pourboires. Un partage entre travailleurs peut être permis.',
  },
  'us.ask-work.no-w2': {
    says: 'L’entreprise doit l’envoyer avant le 31 janvier. Demandez-le par écrit. Dès la fin février, appelez l’IRS, qui lui écrit. S’il ne vient pas, déclarez à temps avec le formulaire 4852 et votre dernière fiche de paie.',
  },
  'us.ask-work.pay-cut': {
    says: 'Dans la plupart des États, la paie peut baisser pour le travail à venir, jamais pour les heures déjà faites ni sous le minimum. Certains exigent un avis : Missouri 30 jours, New York sept. Si d’anciennes heures ont été réduites, réclamez gratuitement (wage claim).',
    dependsOn: 'votre contrat, votre État et la date du travail',
  },
  'us.ask-everyday.hours-cut': {
    says: 'Dans la plupart des États, ils peuvent réduire vos heures pour les jours à venir, mais doivent payer toutes les heures faites. Demandez un chômage partiel. Un contrat ou une règle de syndicat peut l’interdire.',
    dependsOn: 'votre contrat et votre État',
  },
}
