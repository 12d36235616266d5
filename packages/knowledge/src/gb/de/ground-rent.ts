/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_DE: Words = {
  'gb.ground-rent.right-notice': {
    says: 'Die Grundmiete (ground rent) ist erst fällig, wenn Sie eine Anzeige in der gesetzlichen Form bekommen. Ihr Termin muss 30 bis 60 Tage in der Zukunft liegen.',
  },
  'gb.ground-rent.right-form': {
    says: 'Die Anzeige muss das amtliche Formular mit den Hinweisen für Leaseholder nutzen. Fehlt etwas, verlangen Sie eine vollständige.',
  },
  'gb.ground-rent.right-address': {
    says: 'Die Miete ist erst fällig, wenn der Eigentümer Ihnen eine Adresse in England oder Wales genannt hat, an die Sie schreiben können.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Wegen £350 oder weniger kann Ihnen der Lease nicht entzogen werden, außer ein Teil ist seit mehr als drei Jahren offen.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Eine Gebühr für späte Zahlung muss angemessen sein und eine Übersicht Ihrer Rechte enthalten. Ein Tribunal kann darüber entscheiden.',
  },
  'gb.ground-rent.not-out': {
    says: 'Ohne Gericht darf Sie niemand wegen Grundmiete aus Ihrer Wohnung setzen.',
  },
  'gb.ground-rent.new-leases': {
    says: 'Die meisten Leases seit dem 30. Juni 2022 dürfen keine echte Grundmiete verlangen. Sehen Sie nach, von wann Ihrer ist.',
  },
  'gb.ground-rent.want': {
    says: 'Der Eigentümer des Gebäudes oder Grunds verlangt Grundmiete aus Ihrem langen Lease.',
  },
  'gb.ground-rent.reality': {
    says: 'Ist die Anzeige richtig, ist die Miete fällig. Kleine Summen gefährden die Wohnung selten, aber Gebühren können wachsen.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Stimmen Anzeige und Summe, zahlen Sie und behalten Sie den Beleg.',
    title: 'Bis zum Termin zahlen',
    cost: 'Die Grundmiete.',
    time: 'Bis zum Tag in der Anzeige.',
    risk: 'Keines, wenn die Summe stimmt.',
    bestFor: 'Die Anzeige passt zu Ihrem Lease.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Schreiben Sie, was fehlt oder falsch ist, und verlangen Sie eine neue Anzeige.',
    title: 'Eine richtige Anzeige verlangen',
    cost: 'Eine Briefmarke.',
    time: 'Vor dem Termin.',
    risk: 'Haben Sie unrecht, können Gebühren kommen.',
    bestFor: 'Form, Summe oder Adresse ist falsch.',
  },
  'gb.ground-rent.step-check': {
    says: 'Suchen Sie im Lease die Höhe und die Tage der Grundmiete. Vergleichen Sie die Anzeige damit.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Stimmt die Anzeige, zahlen Sie bis zum Termin, damit keine Gebühren dazukommen. Stimmt sie nicht, schreiben Sie, was fehlt.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'Die Anzeige muss das amtliche Formular mit den Hinweisen für Leaseholder nutzen. Fehlt etwas, verlangen Sie eine vollständige.',
  },
}
