/** Law that letters on road fines and the licence name: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_DE: Words = {
  'ch.road.right-file': {
    says: 'Sie können die Akten ansehen: das Foto, das Messprotokoll und die Eichung des Geräts.',
  },
  'ch.road.speed-scale': {
    says: 'Eine Ordnungsbusse gilt nur bei kleinem Tempo zu viel: bis 15 km/h innerorts, 20 ausserorts und 25 auf der Autobahn. Darüber ist es ein Strafverfahren.',
  },
  'ch.road.speed-law': {
    says: 'Eine Tempogrenze gilt, wenn man das Schild sehen konnte. Fotos vom Ort helfen, wenn Bäume oder eine Baustelle es verdeckten.',
  },
  'ch.road.licence-apart': {
    says: 'Der Entzug des Führerausweises ist ein eigenes Verfahren beim Kanton. Schreiben Sie vor dem Termin, warum Sie fahren müssen.',
  },
  'ch.road.owner': {
    says: 'Die Ordnungsbusse geht an den Halter. Ist jemand anders gefahren, nennen Sie innert der dreissig Tage Name und Adresse.',
  },
  'ch.road.grades': {
    says: 'Eine einfache Verletzung einer Verkehrsregel bringt nur eine Busse. Eine grobe ist ein Vergehen mit Eintrag. Schauen Sie, was im Strafbefehl steht, und erheben Sie Einsprache, wenn es zu weit geht.',
  },
  'ch.road.fine-list': {
    says: 'Jede Ordnungsbusse und ihr Betrag steht in einer öffentlichen Liste für die ganze Schweiz. Vergleichen Sie Ihre damit.',
  },
}
