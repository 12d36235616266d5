/** Questions of people whose days of work are to change though they care for children, and of those who got less notice than agreed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_HOURS_FR: Words = {
  'gb.ask-work.days-changed': {
    says: "S'il les fixe et qu'aucune clause claire ne permet de les changer, il faut votre accord. Écrivez tout de suite que vous n'êtes pas d'accord, et ne travaillez que « sous réserve » (under protest). Demandez par écrit un horaire flexible (flexible working) : vous le pouvez deux fois par an, la réponse est due en deux mois. Une règle qui touche plus durement les mères sans bonne raison est une discrimination interdite. Ne démissionnez pas avant un conseil : Acas, 0300 123 1100. Le délai pour le tribunal est court.",
    dependsOn: 'ce que dit votre contrat sur vos jours et vos heures',
  },
  'gb.ask-work.contract-notice': {
    says: "Le préavis de votre contrat compte s'il est plus long que la ou les semaines de la loi. S'ils paient moins, c'est une rupture du contrat (wrongful dismissal). Vous pouvez demander le salaire et les avantages du reste, même dans les premiers mois. Une période d'essai ne réduit le préavis que si vous l'avez accepté. La faute grave, c'est autre chose. Demandez le reste par écrit avec une date, puis prévenez Acas dans le délai. L'absence d'avertissement ne suffit seule qu'après la durée exigée pour le licenciement abusif.",
  },
}
