/** The French words of the rows in ../enquiry-booked-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOOKED_LEAVE_FR: Words = {
  'gb.ask-work.leave-cancelled': {
    says: 'Un employeur peut retirer un congé accordé s’il prévient à temps : autant de jours avant que le congé est long, une semaine pour une semaine. Le contrat peut exiger plus. Il faut une vraie raison, et vous devez avoir tout votre congé dans l’année. Écrivez aujourd’hui : pourquoi, ce que vous perdez, garder le congé ou être remboursé. Puis une plainte interne. Ne restez pas absent sans accord.',
  },
  'gb.ask-work.leave-refused': {
    says: 'Un employeur peut refuser des dates s’il le dit au moins autant de jours avant que le congé est long. Mais il ne peut vous empêcher de prendre vos 5,6 semaines dans l’année. Demandez tôt et par écrit : deux fois la durée du congé avant, sauf contrat contraire. Proposez d’autres dates, demandez pourquoi. Le congé jamais permis est en partie reporté. Puis plainte interne et Acas.',
  },
  'gb.ask-work.leave-forced': {
    says: 'Un employeur peut fixer des jours où vous devez prendre congé, par exemple à Noël. Il doit prévenir deux fois plus de jours avant que le congé est long : deux semaines pour une. Le contrat peut prévoir autre chose. Si c’était trop tard, écrivez que vous n’êtes pas d’accord et demandez les jours en retour. Il ne peut imposer un congé pour des jours de maladie.',
  },
  'gb.ask-work.family-emergency': {
    says: 'Pour un besoin soudain de la famille, ils doivent vous laisser du temps, dès le premier jour : enfant malade ou blessé, garde qui manque, décès. Non payé, souvent un ou deux jours. Dites vite pourquoi et combien de temps. Ils ne peuvent pas vous punir. Pour un rendez-vous prévu de longue date, demandez un congé ou du temps non payé. En cas de refus : Acas, 0300 123 1100.',
  },
}
