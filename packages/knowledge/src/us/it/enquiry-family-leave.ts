/** Questions about family and medical leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_IT: Words = {
  'us.ask-work.family-leave': {
    says: 'La ditta deve avere 50 lavoratori o più, e Lei un anno e 1,250 ore lì. Allora può prendere 12 settimane di congedo non pagato e tenere il posto. Alcuni Stati lo pagano.',
    dependsOn: 'la grandezza della ditta e da quanto tempo vi lavora',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Dipende. Se aveva diritto a un congedo o a cambiamenti sul lavoro per la salute, licenziarla perché li chiede è contro la legge. Chieda all’EEOC o al Labor Department.',
    dependsOn: 'la grandezza della ditta e da quanto tempo vi lavorava',
  },
  'us.ask-life.family-leave': {
    says: 'In una ditta con 50 lavoratori può quasi sempre prendere 12 settimane non pagate per un genitore, un figlio, il coniuge o una Sua malattia. Il posto resta Suo. Alcuni Stati pagano una parte della paga.',
    dependsOn: 'la grandezza della ditta, un anno di lavoro lì e il Suo Stato',
  },
}
