/** Questions of council tenants: repairs and tenancy warnings: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_DE: Words = {
  'ie.ask.council-repairs': {
    says: 'Stellen Sie die Miete nicht ein. Schreiben Sie der housing maintenance der Gemeinde mit Fotos, Daten und Arztbrief, und fragen Sie, wann sie handelt. Eine Gemeindewohnung muss meist dieselben Standards erfüllen wie andere. Sonst förmliche Beschwerde, dann kostenlos zum Ombudsman: 01 639 5600. Bei Gesundheitsschäden fragen Sie Anwalt oder FLAC nach dem District Court.',
  },
  'ie.ask.council-warning': {
    says: 'Nur der District Court kann Sie aus einer Gemeindewohnung setzen, nach einer Warnung und wenn es fair ist. Eine tenancy warning gilt 12 Monate. Ist sie falsch, verlangen Sie binnen 10 Arbeitstagen schriftlich eine Überprüfung. Notieren Sie, was wirklich war und was Sie tun. Die Gemeinde kann auch nur eine Person fernhalten lassen. Gehen Sie jetzt zu FLAC oder einem law centre.',
  },
}
