/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_FR: Words = {
  'ca.fact.ei-misconduct': {
    says: 'Demandez à Service Canada une révision, par écrit et gratuitement, dans les 30 jours après avoir reçu la décision. Tout congédiement n’est pas une inconduite. Il faut l’avoir fait exprès, ou avec une négligence qui revient au même. Et il faut avoir su que cela pouvait coûter l’emploi. Dites pourquoi c’est arrivé et envoyez des preuves, comme un horaire changé. En cas de nouveau refus, le Tribunal de la sécurité sociale décide : demandez-le dans les 30 jours.',
  },
  'ca.fact.sponsorship-refused': {
    says: 'La personne qui parraine peut faire appel à la Section d’appel de l’immigration dans les 30 jours après avoir reçu le refus. Elle regarde de nouvelles preuves : photos, messages, visites, argent envoyé, enfant en commun. Pas d’appel là après un crime grave, ni pour une demande faite au Canada. C’est alors le plus souvent la Cour fédérale, dans les 15 jours. Voyez vite l’aide juridique ou un conseiller autorisé.',
  },
  'ca.fact.tax-office-call': {
    says: 'Non, c’est une fraude. L’ARC ne menace pas de vous arrêter. Elle ne veut jamais de cartes cadeaux, de bitcoins ni de virement Interac. Raccrochez et ne payez rien. En cas de doute, appelez-la vous-même : 1-800-959-8281. Si vous avez payé ou donné votre NAS ou vos données bancaires, appelez tout de suite votre banque, puis Equifax et TransUnion. Signalez-le au Centre antifraude du Canada : 1-888-495-8501.',
  },
  'ca.fact.ei-after-firing': {
    says: 'Un renvoi seul ne supprime pas l’assurance-emploi. Seule l’inconduite le fait : un acte voulu, ou si négligent que cela revient au même. Un travail pas assez bon n’en est en général pas une. Demandez tout de suite, au plus tard quatre semaines après le dernier jour, même sans relevé d’emploi (RE). Dites la vérité sur le motif. C’est Service Canada qui décide, pas le patron. En cas de refus, demandez une révision dans les 30 jours.',
  },
}
