/** Rechte zu häufigen Fragen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_DE: Words = {
  'gb.ask-parking.right-code': {
    says: 'Parkfirmen in einem Verband müssen einen Kodex einhalten. Sie haben 28 Tage für den Einspruch und danach eine kostenlose Stelle außerhalb. Ein kleiner Tippfehler soll gestrichen werden.',
  },
  'gb.ask-parking.right-keeper-law': {
    says: 'Für den Fahrer muss der Halter (keeper) nur zahlen, wenn der Brief rechtzeitig kam und alles enthält, was das Gesetz verlangt. Sie müssen nicht sagen, wer fuhr.',
  },
  'gb.ask-parking.right-signs-case': {
    says: '2015 erlaubte der Supreme Court £85, weil die Schilder groß und klar waren. Kleine, versteckte oder fehlende Schilder sind ein Grund dagegen.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Vor einer Klage müssen sie einen letter of claim mit Antwortformular schicken und 30 Tage geben. Ein Inkassobrief ist das nicht.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'Eine Gebühr der Gemeinde (penalty charge) beruht auf einem Gesetz, eine private nur auf Schildern. Sie ist keine Straftat, wächst aber, wenn Sie nichts tun.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Sie können die Gebühr anfechten, dann binnen 28 Tagen förmlich widersprechen und danach kostenlos zu einem unabhängigen Gericht (tribunal) gehen.',
  },
}
