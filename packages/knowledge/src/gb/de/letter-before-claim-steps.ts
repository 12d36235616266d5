/** What to do about a letter before court action: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_DE: Words = {
  'gb.lbc.step-reply': {
    says: 'Antworten Sie innerhalb von 30 Tagen ab dem Datum im Brief. Nehmen Sie das Antwortformular (Reply Form), wenn es eines gibt. Behalten Sie Kopie und Versandbeleg.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Antworten Sie schriftlich vor dem Datum im Brief. Schreiben Sie, was stimmt und was nicht. Behalten Sie Kopie und Versandbeleg.',
  },
  'gb.lbc.step-check': {
    says: 'Prüfen Sie drei Dinge: Ist es Ihre Schuld, stimmt die Summe, und wie alt ist sie? Kreuzen Sie nicht an, dass Sie es schulden, bis Sie sicher sind.',
  },
  'gb.lbc.step-documents': {
    says: 'Verlangen Sie, was Sie brauchen: Vertrag, Kontoauszug und wie jede Gebühr berechnet wurde. Sie haben 30 Tage, um es zu schicken.',
  },
  'gb.lbc.step-advice': {
    says: 'Rufen Sie eine kostenlose Schuldnerberatung an und schreiben Sie das auf das Antwortformular (Reply Form). Dann sollen sie Ihnen faire Zeit dafür geben.',
  },
  'gb.lbc.step-offer': {
    says: 'Schulden Sie es? Schicken Sie einen Haushaltsplan und bieten Sie eine Monatsrate an. Eine Einigung jetzt bedeutet keine Gerichtskosten und kein Urteil.',
  },
  'gb.lbc.step-part': {
    says: 'Schulden Sie nur einen Teil? Schreiben Sie, welchen und warum. Bieten Sie diesen Teil an. Bestreiten Sie den Rest.',
  },
  'gb.lbc.step-dispute': {
    says: 'Schulden Sie es nicht? Schreiben Sie das klar und mit Gründen. Schicken Sie Kopien Ihrer Belege, nie die Originale.',
  },
  'gb.lbc.step-agreement': {
    says: 'Verlangen Sie bei Kreditschulden für £1 auch Ihren Kreditvertrag (credit agreement). Bis sie ihn liefern, soll ein Gericht ihn nicht durchsetzen.',
  },
  'gb.lbc.step-old': {
    says: 'War Ihre letzte Zahlung vor mehr als sechs Jahren? Schreiben Sie, dass die Schuld zu alt für das Gericht ist. Bieten Sie keine Zahlung an.',
  },
  'gb.lbc.step-post': {
    says: 'Melden Sie einen Umzug. Viele verlieren, weil das Gerichtsformular an eine alte Adresse geht.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung nach der Zahlungspause (breathing space). Sie kann die meisten Schritte 60 Tage stoppen.',
  },
}
