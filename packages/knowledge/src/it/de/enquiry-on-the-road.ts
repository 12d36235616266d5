/** Questions about traffic fines and garages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'it.ask.fine-too-old': {
    says: 'Das Recht, ein Bußgeld (multa) einzuziehen, endet fünf Jahre nach dem Verstoß. Jedes Papier, das Ihnen in dieser Zeit zugestellt wird, startet die fünf Jahre neu.',
    dependsOn: 'das letzte Papier, das Ihnen zugestellt wurde',
  },
  'it.ask.fine': {
    says: 'Zahlen Sie innerhalb von fünf Tagen 30 % weniger oder innerhalb von 60 Tagen das Minimum. Oder wehren Sie sich (ricorso). Für den Friedensrichter (giudice di pace) haben Sie 30 Tage, für den Prefetto 60. Nicht beides.',
    dependsOn: 'ob Sie Beweise haben',
  },
  'it.ask.fine-driver': {
    says: 'Teilen Sie der Polizei binnen 60 Tagen mit, wer fuhr. Sonst kommt eine zweite Buße, auch wenn Sie die erste bezahlt haben. Die Punkte gehen dann an den echten Fahrer. Für die Buße selbst haftet weiter auch der Halter.',
  },
  'it.ask.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'it.ask.speed-camera': {
    says: 'Ein Blitzer, der geprüft, aber nicht omologato ist, ist kein Beweis, sagt das höchste Gericht. Ein neuerer Erlass zählt vielleicht Modelle ab 2017 als omologati. Seit Ende 2025 darf kein Blitzer messen, der in der Liste des Ministeriums fehlt. Sehen Sie nach, und verlangen Sie die Papiere. Gratis zum Prefetto in 60 Tagen oder zum giudice di pace in 30. Zahlen Sie nicht vorher.',
  },
}
