/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_FR: Words = {
  'ca.rtb.want': {
    says: 'La Residential Tenancy Branch va entendre une affaire sur un logement loué. Elle dit pour quand vos preuves doivent être là.',
  },
  'ca.rtb.reality': {
    says: 'C’est une vraie audience, et sa décision vous lie. Personne n’a encore décidé contre vous.',
  },
  'ca.rtb.evidence-days': {
    says: 'Les preuves doivent être à la Branch et chez l’autre partie au moins sept jours avant l’audience, ou 14 si vous avez fait la demande. Ni le premier ni le dernier jour ne comptent : prenez un jour d’avance.',
  },
  'ca.rtb.late-evidence': {
    says: 'Une preuve tardive peut être refusée. Si elle est nouvelle, envoyez-la quand même et demandez à l’audience qu’elle soit admise. Dites pourquoi pas plus tôt.',
  },
  'ca.rtb.step-serve': {
    says: 'Téléversez maintenant photos, messages et reçus. Remettez les mêmes papiers à l’autre partie en main propre ou par courrier recommandé, et gardez-en la preuve.',
  },
  'ca.rtb.step-attend': {
    says: 'Participez à l’audience à l’heure dite, le plus souvent par téléphone. Sinon elle peut avoir lieu sans vous. Ne donnez le code d’accès à personne.',
  },
  'ca.rtb.review': {
    says: 'Vous pouvez demander une révision : en deux jours pour une ordonnance de possession, en cinq pour les réparations et la plupart des autres avis, en 15 pour le reste. Nous comptons du jour où vous la recevez.',
  },
  'ca.rtb.step-review': {
    says: 'Voyez si un motif convient : vous n’avez pas pu venir, preuve nouvelle, fraude ou erreur de procédure. Si oui, demandez-la aujourd’hui. L’ordonnance continue tant qu’elle n’est pas arrêtée.',
  },
}
