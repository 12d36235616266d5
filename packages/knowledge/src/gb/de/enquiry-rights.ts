/** Rechte zu häufigen Fragen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DE: Words = {
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
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Gerichtsvollzieher (bailiffs) dürfen nur nehmen, was dem Schuldner gehört. Schreiben Sie der Firma, dass die Sachen Ihnen gehören, mit Beweis. Wurden sie geholt, tun Sie es binnen sieben Tagen.',
  },
  'gb.ask-housing.right-deposit-fees': {
    says: 'Ein Vermieter darf für Putzen, Streichen oder normale Abnutzung keine Gebühren nehmen. Von der Kaution darf er nur für echten, bewiesenen Schaden etwas behalten.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Ihre Kaution musste binnen 30 Tagen in ein System. Wenn nicht, kann ein Gericht Ihnen das Ein- bis Dreifache zusprechen.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Droht der Verlust der Wohnung binnen 56 Tagen, muss die Gemeinde helfen. Mit Kind muss sie Sie vorerst unterbringen, wenn Sie nirgends hinkönnen.',
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Seit 27. Oktober 2025 müssen soziale Vermieter in England Feuchtigkeit und Schimmel in festen Fristen prüfen. Notfälle müssen sie binnen 24 Stunden angehen.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Bei einem Kredit können Sie für £1 Vertrag und Abrechnung verlangen. Fragen Sie auch nach einer Klage, und antworten Sie dem Gericht trotzdem rechtzeitig.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'Bei vielen Krediten beginnen die sechs Jahre erst, wenn die Frist der default notice abläuft. Suchen Sie deren Datum, bevor Sie sich auf das Alter berufen.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Eine debt relief order löscht nach einem Jahr die meisten Schulden bis £50,000. Sie ist für Menschen mit wenig Geld und Besitz und kostenlos über eine Schuldenberatung.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Ein moratorium stoppt die meisten Schritte von sheriff officers für sechs Monate. Eine Beratung kann es heute beantragen, oder Sie selbst online.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Wird ein Konto gepfändet, lässt das Gesetz Ihnen einen festen Mindestbetrag. Bevor sie Sachen nehmen, müssen sie Ihnen ein Heft mit Schuldenrat geben.',
  },
  'gb.ask-work.right-pregnancy': {
    says: 'Wegen einer Schwangerschaft zu kündigen oder schlecht zu behandeln ist Diskriminierung. Dieses Recht gilt ab dem ersten Arbeitstag.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: 'Vor einer Klage beim Arbeitsgericht (tribunal) müssen Sie Acas informieren. Das ist kostenlos. Tun Sie es vor Ende der Frist, denn es hält die Frist an.',
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Abzüge für Schulung, Prüfungen oder Kleidung dürfen Ihren Lohn nicht unter den Mindestlohn drücken. Sie können das HMRC melden oder den Rest verlangen.',
  },
  'gb.ask-work.ni-right-wages': {
    says: 'Ein Arbeitgeber darf nur Lohn abziehen, wenn Gesetz oder Vertrag es erlauben oder Sie vorher schriftlich zustimmten. Das gilt auch für viele, die man selbstständig nennt.',
  },
  'gb.ask-work.ni-right-disability': {
    says: 'In Nordirland darf ein Arbeitgeber Sie wegen einer Behinderung nicht schlechter behandeln und muss faire Anpassungen machen. Eine Mindestzeit im Betrieb ist nicht nötig.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'In Nordirland muss ein Arbeitgeber Ihnen erst schreiben, dann mit Ihnen reden, dann einen Einspruch zulassen. Fehlt ein Schritt, ist die Kündigung nach einem Jahr im Betrieb unfair.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Die Frist richtet sich nach dem Recht des Vertrags, nicht nach Ihrem Wohnort. Ein Kredit aus England folgt meist englischem Recht, mit sechs Jahren. Eine Zahlung oder Unterschrift kann sie neu starten.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Fällt Ihre Stelle in Schwangerschaft oder Mutterschutz weg, haben Sie Vorrang bei jeder passenden anderen Stelle dort. Sie müssen sich nicht mit anderen messen.',
  },
}
