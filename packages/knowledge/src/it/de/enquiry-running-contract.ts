/** Questions about contracts that run on: light, phone, gym and the television fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'it.ask.light-cut': {
    says: 'Nicht sofort. Zuerst kommt ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC). Bei Strom müssen mindestens 25 Tage vergehen, bei Gas 40. Bitten Sie jetzt um Raten.',
    dependsOn: 'ob Sie die förmliche Mahnung (costituzione in mora) bekommen haben',
  },
  'it.ask.telecom-leave': {
    says: 'Ja, mit 30 Tagen Frist. Man darf nur echte Kosten verlangen, die man Ihnen vorher genannt hat.',
  },
  'it.ask.gym-health': {
    says: 'Eine Klausel, nach der nur das Studio gehen darf, kann unfair und unwirksam sein. Ohne Grund können Sie nur so früh gehen, wie der Vertrag es sagt. Macht Ihre Gesundheit das Training unmöglich, schreiben Sie per Einschreiben oder PEC mit dem Attest. Verlangen Sie Ende oder Pause und das Geld für spätere Monate.',
  },
  'it.ask.tv-fee': {
    says: 'Ohne Fernseher daheim keine Gebühr. Sie müssen es jedes Jahr mit dem Formular der Agenzia delle Entrate sagen, bis 31. Januar für das ganze Jahr. Wurde sie mit dem Strom abgebucht, fordern Sie sie dort zurück.',
  },
  'it.ask.auto-renewal': {
    says: 'Verlängert sich ein Dienst von selbst, muss man Sie 30 Tage vor dem Ende schriftlich warnen. Geschah das nicht, können Sie bis zum nächsten Ende jederzeit kostenlos gehen.',
    dependsOn: 'ob man Sie rechtzeitig gewarnt hat',
  },
}
