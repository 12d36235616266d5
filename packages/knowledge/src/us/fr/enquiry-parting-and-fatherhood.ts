/** Questions before and after a parting: custody papers, money, a test of fatherhood, a home that is the other’s: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTING_AND_FATHERHOOD_FR: Words = {
  'us.fact.custody-paper-later': {
    says: 'Les parents ne peuvent pas ôter par signature le pouvoir du juge sur la garde et les visites. Un juge peut les changer plus tard si le bien de l’enfant le veut. Mais il faut le plus souvent montrer qu’une chose importante a changé. Un an passé ne suffit souvent pas, et des États font attendre un ou deux ans sauf danger. Signez seulement ce que vous pouvez vivre des années, et faites écrire un jour de révision.',
  },
  'us.fact.before-a-divorce': {
    says: 'Avant d’en parler, copiez les papiers de banque, cartes, prêts, impôts et maison, et notez chaque somme de ce jour. Ne cachez ni ne déplacez d’argent : un juge peut vous le reprocher. Une fois la demande déposée, des États interdisent aux deux de vendre, d’emprunter ou de dépenser plus que le quotidien ; sinon, demandez-le vite si vous craignez le jeu. Pour l’enfant, aucun parent n’a d’avance : continuez vos soins chaque jour et ne partez pas sans plan écrit.',
  },
  'us.fact.money-hidden-in-divorce': {
    says: 'Un médiateur ne peut forcer personne à montrer ses comptes ; un tribunal le peut. Dans un divorce, chacun donne le plus souvent une liste sous serment de ses biens et dettes : au New Jersey, le « Case Information Statement ». Un avocat peut alors demander des papiers et des relevés aux banques. Avant, prenez ce qui lui est ouvert : copies des déclarations communes à l’IRS, l’acte de la maison au comté, et son rapport gratuit d’AnnualCreditReport.com. Ne signez rien avant ces listes.',
  },
  'us.fact.said-to-be-father': {
    says: 'Personne ne doit de pension avant que la paternité soit fixée par une signature ou un juge. Ne signez rien et n’envoyez pas d’argent comme « père » avant un test ADN. La mère ou le bureau des pensions peut le demander au juge, et le prélèvement se fait le plus souvent près de chez lui, aussi à l’étranger. N’ignorez jamais des papiers du tribunal : qui ne répond pas peut être déclaré père sans test. Le passeport n’est refusé que pour plus de 2 500 dollars de pension ordonnée impayée.',
  },
  'us.fact.stay-in-exs-home': {
    says: 'Mettez par écrit : jusqu’à quel jour vous pouvez rester, qui paie quoi, et comment chacun peut finir plus tôt. Les courriels et messages comptent comme preuve, gardez-les. Qui habite là avec le oui du propriétaire a le plus souvent droit à un avis écrit avant de partir, et ne peut être enfermé dehors. En partant, listez ce que vous prenez, filmez chaque pièce avec la date, et rendez les clés contre signature. Le meilleur témoin n’est l’ami d’aucun des deux.',
  },
}
