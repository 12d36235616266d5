/** The German words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_DE: Words = {
  'es.fine.step-date': {
    says: 'Notieren Sie den Tag, an dem Sie es bekamen. Zählen Sie 20 Tage. Prüfen Sie Kennzeichen, Ort und Zeit.',
  },
  'es.fine.step-real-town': {
    says: 'Prüfen Sie die Strafe auf der eigenen Seite der Gemeinde (sede electrónica) oder rufen Sie dort an, unter einer selbst gesuchten Nummer. Zahlen Sie nicht über einen Link in einer SMS.',
  },
  'es.fine.step-real': {
    says: 'Prüfen Sie das Bußgeld auf der DGT-Seite oder miDGT. Die DGT verlangt keine Zahlung über Links in Nachrichten.',
  },
  'es.fine.step-choose': {
    says: 'Entscheiden Sie: die Hälfte zahlen oder mit Beweisen widersprechen. Tun Sie nur eins.',
  },
  'es.fine.step-points': {
    says: 'Sehen Sie, ob das Bußgeld Punkte kostet. Punkte sind für viele wichtiger als Geld.',
  },
  'es.fine.step-instalments': {
    says: 'Können Sie nach der Frist nicht zahlen, bitten Sie Finanzamt oder Stadt um Raten.',
  },
  'es.fine.step-wrong': {
    says: 'Sagen Sie, was falsch ist: nicht Ihr Auto, vorher verkauft, falscher Ort, kein Foto, kein klares Schild.',
  },
}
