/** Tempo und Führerausweis, Akten, Steuer nach Ermessen, Rückforderung, Serafe, Strom: die Zeilen der Schweiz auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
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
  'ch.ask.penal-order': {
    says: 'Erheben Sie innert zehn Tagen seit Erhalt schriftlich Einsprache gegen den Strafbefehl. Gründe müssen Sie nicht nennen. Dann prüft die Staatsanwaltschaft neu, oder ein Gericht entscheidet.',
  },
  'ch.ask.licence': {
    says: 'Ein leichter Fall bringt eine Verwarnung, nach einem früheren Fall einen Monat. Ein mittelschwerer bringt mindestens einen Monat, ein schwerer drei.',
    dependsOn: 'davon, wie schwer der Fall war und ob es der erste war.',
  },
  'ch.tax.right-guessed': {
    says: 'Ohne Steuererklärung schätzt das Amt nach Ermessen. Erheben Sie innert dreissig Tagen Einsprache, reichen Sie die Erklärung ein und beweisen Sie, dass die Schätzung weit daneben liegt.',
  },
  'ch.tax.interest': {
    says: 'Auf späte Steuern läuft Zins, auch während Ihrer Einsprache. Zahlen Sie unter Vorbehalt, hört er auf.',
  },
  'ch.benefit.right-time': {
    says: 'Das Amt muss innert drei Jahren fordern, nachdem es davon weiss, und höchstens fünf Jahre nach der Zahlung. Nur bei einer Straftat ist es länger.',
  },
  'ch.serafe.right': {
    says: 'Jeder Haushalt schuldet die Abgabe einmal, mit oder ohne Fernseher. Mit Ergänzungsleistungen können Sie befreit werden.',
  },
  'ch.power.right-tariff': {
    says: 'Strompreise für Haushalte müssen angemessen und veröffentlicht sein. Zweifeln Sie, fragen Sie die Firma, dann die ElCom.',
  },
  'ch.road.grades': {
    says: 'Eine einfache Verletzung einer Verkehrsregel bringt nur eine Busse. Eine grobe ist ein Vergehen mit Eintrag. Schauen Sie, was im Strafbefehl steht, und erheben Sie Einsprache, wenn es zu weit geht.',
  },
}
