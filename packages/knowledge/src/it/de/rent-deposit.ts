/** The German words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'it.deposit.want': {
    says: 'Der Vermieter sagt, was mit Ihrer Kaution (deposito cauzionale) geschieht.',
  },
  'it.deposit.right-back': {
    says: 'Nach der Rückgabe der Wohnung muss man Ihnen die Kaution (deposito cauzionale) zurückzahlen. Dazu kommen die gesetzlichen Zinsen für jedes Jahr.',
  },
  'it.deposit.right-wear': {
    says: 'Normale Abnutzung zahlen Sie nicht. Der Vermieter muss den Schaden zeigen. Bestreiten Sie ihn, muss er einen Richter bitten, das Geld behalten zu dürfen.',
  },
  'it.deposit.step-write': {
    says: 'Verlangen Sie die Kaution (deposito cauzionale) per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC). Nennen Sie den Tag der Schlüssel und Ihre IBAN. Legen Sie Fotos und das Übergabeprotokoll (verbale di riconsegna) bei.',
  },
  'it.deposit.option-claim': {
    title: 'Verlangen, dann zur Mediation gehen',
    says: 'Schreiben Sie zuerst. Bei Miete muss vor dem Gericht eine Mediation (mediazione) kommen. Ein Mieterverein kann helfen.',
    cost: 'Ein Einschreiben (raccomandata), dann eine kleine Gebühr für die Mediation',
    time: 'Einige Wochen, dann einige Monate',
    risk: 'Der Vermieter kann auch Geld für Schäden fordern.',
    bestFor: 'Die Schlüssel sind zurück, und kein Schaden ist bewiesen.',
  },
}
