/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: 'Appelez aujourd’hui le service social de la commune où vous êtes. La Constitution donne à chacun dans la détresse une aide : un toit, à manger et des soins (art. 12). Loin de chez vous ? Le canton où vous êtes doit aider tout de suite. C’est fermé ? Demandez à la police où dormir ce soir. Dites que des enfants sont avec vous. Demandez tout refus par écrit (décision).',
  },
  'ch.ask-need.food': {
    says: 'Allez aujourd’hui au service social de la commune et dites que vous n’avez pas de quoi manger. La Constitution donne à chacun dans la détresse une aide pour vivre dignement (art. 12). Demandez une aide d’urgence, en argent ou en bons, même si votre demande est en cours. En cas de refus, demandez une décision écrite. Caritas, Table couvre-toi et les églises donnent à manger.',
  },
  'ch.ask-need.power-off': {
    says: 'Appelez maintenant la société d’électricité : dites qu’il y a un bébé, et demandez un plan ou un compteur à prépaiement, pour que le courant revienne aujourd’hui. Appelez aussi le service social : il peut aider tout de suite, car chacun dans la détresse a droit à une aide (art. 12 Cst.). Beaucoup de sociétés sont à la commune : demandez une décision écrite et opposez-vous.',
  },
  'ch.ask-need.lender': {
    says: 'En danger, appelez le 117. Vous menacer pour de l’argent est un délit, et l’usure aussi. Portez plainte avec messages, noms et paiements, et demandez une protection. Qui prête comme métier au-dessus du taux permis n’a le plus souvent droit à aucun intérêt. N’empruntez pas pour le payer et ne le voyez pas seul. L’aide aux victimes (LAVI) est gratuite, jour et nuit : 142.',
  },
}
