/** Traffic fines (amende forfaitaire) and the public parking charge (forfait post-stationnement): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'L’État dit qu’une règle de la route a été violée avec votre voiture et demande une amende forfaitaire.',
  },
  'fr.fine.want-raised': {
    says: 'Une amende impayée a été majorée. Maintenant, le Trésor public la recouvre.',
  },
  'fr.fine.want-fps': {
    says: 'Une ville vous demande un forfait post-stationnement (FPS). Ce n’est pas une amende pénale.',
  },
  'fr.fine.who-antai': {
    says: 'Les amendes viennent de l’ANTAI ou de la police. Payez seulement sur amendes.gouv.fr.',
  },
  'fr.fine.who-fps': {
    says: 'Une ville, ou une société qui travaille pour elle, a établi ce forfait.',
  },
  'fr.fine.reality': {
    says: 'Vous pouvez payer ou contester, pas les deux. Payer vaut acceptation.',
  },
  'fr.fine.reality-fps': {
    says: 'Vous pouvez contester en deux temps : d’abord la ville, puis le tribunal du stationnement payant.',
  },
  'fr.fine.not-yet': {
    says: 'Ils ne peuvent rien saisir pour l’instant. Le délai pour payer ou contester doit d’abord passer.',
  },
  'fr.fine.rights-summary': {
    says: 'Vous pouvez contester, désigner le vrai conducteur et demander des preuves.',
  },
  'fr.fine.know-photo': {
    says: 'Vous pouvez demander la photo du radar sur antai.gouv.fr, gratuitement. Le délai ne s’arrête pas.',
  },
  'fr.fine.deadline-forty-five': {
    says: 'Vous avez 45 jours après l’envoi de l’avis pour payer ou contester.',
    action: 'Payer ou contester l’amende',
    consequence: 'Après, l’amende est majorée.',
  },
  'fr.fine.deadline-fifteen': {
    says: 'Vous avez 15 jours pour payer le montant minoré. Le paiement en ligne peut donner plus : l’avis le précise.',
    action: 'Payer le montant minoré, si vous ne contestez pas',
    consequence: 'Après, le montant normal est dû.',
  },
  'fr.fine.deadline-thirty': {
    says: 'Vous avez 30 jours après l’envoi de l’avis majoré pour contester.',
    action: 'Contester l’amende majorée',
    consequence: 'Après, le Trésor peut saisir compte ou salaire.',
  },
  'fr.fine.deadline-fps': {
    says: 'Vous avez un mois pour contester le forfait auprès de la ville (RAPO).',
    action: 'Contester auprès de la ville (RAPO)',
    consequence: 'Sans cette étape, le tribunal ne peut pas vous entendre.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Vous avez trois mois pour payer avant la majoration.',
    action: 'Payer le forfait',
    consequence: 'Après, il est majoré et le Trésor le recouvre.',
  },
  'fr.fine.step-check': {
    says: 'Vérifiez la plaque, le lieu, le jour et l’heure. Tapez vous-même antai.gouv.fr, jamais un lien reçu.',
  },
  'fr.fine.step-decide': {
    says: 'Décidez : payer ou contester. Si vous contestez, ne payez pas l’amende.',
  },
  'fr.fine.step-contest': {
    says: 'Contestez sur antai.gouv.fr ou par recommandé avec le formulaire. Joignez preuves et avis.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Contestez auprès de l’organisme indiqué, en ligne ou par recommandé. Joignez l’avis, la carte grise et des preuves.',
  },
  'fr.fine.step-pay': {
    says: 'Payez tôt : la somme est souvent plus basse. Le Trésor peut accorder des délais sur demande.',
  },
  'fr.fine.right-contest': {
    says: 'Vous avez le droit de contester. L’officier du ministère public classe ou vous envoie devant le juge.',
  },
  'fr.fine.right-driver': {
    says: 'Vous avez le droit de désigner le conducteur, ou de prouver vol, vente ou fausse plaque.',
  },
  'fr.fine.right-fps-court': {
    says: 'Un mois sans réponse vaut refus. Vous avez alors un mois pour saisir le tribunal. Il n’est plus obligatoire de payer avant.',
  },
  'fr.fine.right-late': {
    says: 'Si vous n’avez jamais reçu le premier avis, par exemple après un déménagement, dites-le. Vous pouvez encore contester.',
  },
  'fr.fine.option-contest': {
    title: 'Contester',
    says: 'Envoyez le formulaire avec vos raisons et preuves à temps.',
    cost: 'Pour la vitesse et quelques autres, d’abord une consignation.',
    time: 'Quelques semaines ou mois.',
    risk: 'Le juge peut fixer une amende plus haute.',
    bestFor: 'Vous ne conduisiez pas, ou les faits sont faux.',
  },
  'fr.fine.option-pay': {
    title: 'Payer le montant le plus bas',
    says: 'Payez à temps sur amendes.gouv.fr et gardez le reçu.',
    cost: 'L’amende.',
    time: 'Quelques minutes.',
    risk: 'Des points peuvent être perdus. On ne peut plus contester.',
    bestFor: 'C’est juste.',
  },
  'fr.fine.option-time': {
    title: 'Demander des délais au Trésor',
    says: 'Écrivez à la trésorerie indiquée et proposez plusieurs versements.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Aucun si vous demandez tôt.',
    bestFor: 'Vous ne pouvez pas payer d’un coup.',
  },
  'fr.fine.warn-scam': {
    says: 'Beaucoup de faux SMS parlent d’une amende impayée. Un vrai avis arrive par courrier, jamais par SMS.',
  },
  'fr.fine.insight-raised': {
    says: 'Pour beaucoup d’amendes routières, la somme majorée baisse d’un cinquième si vous payez sous 30 jours. L’avis le dit.',
    actionable: 'Décidez d’abord si vous contestez.',
  },
  'fr.fine.tactic-registered': {
    says: 'Envoyez votre contestation avec preuve de la date. Un jour de retard suffit pour la perdre.',
    risk: 'Aucun.',
    notWhen: 'Vous acceptez l’amende.',
  },
}
