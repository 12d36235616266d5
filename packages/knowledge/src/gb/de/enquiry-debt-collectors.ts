/** Questions about collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_DE: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'Zahlen Sie nicht. Schreiben Sie, dass Sie dieses Konto nie hatten, und verlangen Sie Beweise: den Vertrag, Name und Adresse darauf. Bei Kreditschulden müssen sie aufhören, solange sie prüfen. Verlangen Sie die Löschung in Ihrer Kreditakte; lehnen sie ab, beschweren Sie sich beim Ombudsman oder beim ICO.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Sie schulden es noch, wenn es Ihre Schuld ist, die Summe stimmt und sie nicht zu alt ist. Der neue Eigentümer hat keine zusätzliche Macht. Verlangen Sie Beweise, dass sie ihm gehört, bevor Sie zahlen oder anerkennen.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Nein, nicht allein. Zuerst müssten sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt. Ein Brief allein gibt keinem Gerichtsvollzieher (bailiff) das Recht zu kommen.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Schreiben Sie, dass Sie diese Schuld nicht kennen. Verlangen Sie Beweise. Geben Sie nicht mehr Daten an als nötig. Bei Kreditschulden müssen sie es beweisen.',
  },
  'gb.ask-debt.prove': {
    says: 'Sie können Beweise verlangen. Bei Karte, Kredit oder Katalog schicken Sie £1 und verlangen den Vertrag. Bis er kommt, können sie ihn nicht vor Gericht durchsetzen.',
  },
  'gb.ask-debt.harass': {
    says: 'Schreiben Sie, dass Sie nur Briefe wollen. Bei Kreditschulden müssen sie faire Wünsche achten und anderen nichts sagen. Machen sie weiter, beschweren Sie sich.',
  },
  'gb.ask-debt.settle': {
    says: 'Ja, fragen können Sie. Sie müssen nicht weniger nehmen, aber viele tun es. Holen Sie die Abmachung zuerst schriftlich. Der Rest muss erlassen sein und darf nicht verkauft werden.',
  },
}
