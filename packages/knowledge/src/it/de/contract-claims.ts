/** The German words of Italy: claims from a contract. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_WORDS: Words = {
  'it.talks.right-lawyers': {
    says: 'Sie haben 30 Tage, um auf diese Einladung zu Gesprächen mit Anwälten zu antworten (negoziazione assistita). Schweigen kann bei den Kosten gegen Sie zählen.',
  },
  'it.talks.right-mediation': {
    says: 'Gehen Sie zum ersten Treffen der Mediation (mediazione) oder sagen Sie, warum Sie nicht können. Wer ohne Grund fehlt, muss später vielleicht mehr zahlen.',
  },
  'it.debt.right-guarantor': {
    says: 'Ein Bürge (fideiussore) darf die Einwände des Schuldners nutzen. Als Bürge sind Sie frei, wenn der Schuldner nicht innerhalb von sechs Monaten ab Fälligkeit verklagt wurde. Das gilt nicht, wenn das Papier diesen Schutz ausschließt.',
  },
  'it.debt.right-penalty': {
    says: 'Ein Gericht kann eine viel zu hohe Vertragsstrafe senken, auch wenn Sie unterschrieben haben. Gegen Verbraucher gilt eine solche Klausel nicht.',
  },
  'it.debt.right-not-done': {
    says: 'Wer seinen Teil eines Vertrags nicht getan hat, kann Ihren nicht verlangen. Schreiben Sie, was nicht oder schlecht gemacht wurde.',
  },
  'it.debt.old-fees': {
    says: 'Honorare von Anwälten, Ärzten und anderen freien Berufen gelten nach drei Jahren als gezahlt. Das verlieren Sie, wenn Sie sagen, dass Sie nicht gezahlt haben.',
  },
  'it.claim.costs': {
    says: 'Wer verliert, zahlt die Kosten der anderen Seite, wie der Richter sie festsetzt. Aus schweren Gründen kann der Richter sie aufteilen.',
  },
  'it.claim.short-case': {
    says: 'Im kurzen Verfahren (rito semplificato) muss die Antwort bis zum Tag eingereicht sein, den der Richter setzt. Er liegt mindestens zehn Tage vor der Verhandlung.',
  },
  'it.claim.right-european-order': {
    says: 'Gegen einen europäischen Zahlungsbefehl (ingiunzione di pagamento europea) können Sie 30 Tage lang mit seinem Formular Einspruch einlegen. Sie brauchen keine Gründe und keinen Anwalt.',
  },
  'it.claim.right-leave-date': {
    says: 'Mit dem Beschluss setzt der Richter den Tag für den Auszug fest: innerhalb von sechs Monaten, in schweren Fällen von zwölf. Es sind 60 Tage, wenn Sie eine Zahlungsfrist verpasst haben.',
  },
  'it.debt.right-ending': {
    says: 'Sie können einen Vertrag nur wegen einer Verletzung beenden, die ins Gewicht fällt: nach einer schriftlichen letzten Frist, durch eine Klausel, die sie nennt, oder durch ein Gericht. Lesen Sie Ihren Vertrag.',
  },
  'it.debt.right-works': {
    says: 'Schlechte Arbeit? Melden Sie den Mangel einer Firma binnen 60 Tagen, einem allein arbeitenden Handwerker binnen acht. Sie können Nachbesserung oder einen niedrigeren Preis verlangen.',
  },
  'it.talks.know-first': {
    says: 'Vor einer normalen Klage bis 50.000 € müssen sie Sie oft zu Gesprächen zwischen Anwälten einladen. Für Zahlungsbefehle und Verbraucherverträge gilt das nicht.',
  },
}
