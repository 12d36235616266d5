/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'L’État dit qu’une règle de la route a été violée avec votre voiture et demande une amende forfaitaire.',
  },
  'fr.fine.want-raised': {
    says: 'Une amende impayée a été majorée. Maintenant, le Trésor public la recouvre.',
  },
  'fr.fine.who-antai': {
    says: 'Les amendes viennent de l’ANTAI ou de la police. Payez seulement sur amendes.gouv.fr.',
  },
  'fr.fine.reality': {
    says: 'Vous pouvez payer ou contester, pas les deux. Payer vaut acceptation.',
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
  'fr.fine.step-check': {
    says: 'Vérifiez la plaque, le lieu, le jour et l’heure. Tapez vous-même antai.gouv.fr, jamais un lien reçu.',
  },
  'fr.fine.step-decide': {
    says: 'Décidez : payer ou contester. Si vous contestez, ne payez pas l’amende.',
  },
  'fr.fine.step-contest': {
    says: 'Contestez sur antai.gouv.fr ou par recommandé avec le formulaire. Joignez preuves et avis.',
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
    says: 'Beaucoup de faux SMS parlent d’une amende impayée. Un vrai avis arrive par courrier, parfois par e-mail, jamais par SMS. Tapez vous-même antai.gouv.fr.',
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
