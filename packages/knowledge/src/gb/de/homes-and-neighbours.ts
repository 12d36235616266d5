/** German: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_DE: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Sie zahlen nur angemessene Kosten für ordentliche Arbeit. Ein Gericht (tribunal) kann entscheiden, was Sie schulden.',
  },
  'gb.lease.right-asked-first': {
    says: 'Bei Arbeiten von mehr als £250 je Wohnung muss man Sie vorher fragen, mit Kostenvoranschlägen. Sonst kann Ihr Anteil auf £250 sinken.',
  },
  'gb.lease.right-old-costs': {
    says: 'Kosten, die bei der Rechnung älter als 18 Monate sind, müssen Sie nicht zahlen. Anders ist es, wenn man sie Ihnen rechtzeitig schriftlich angekündigt hat.',
  },
  'gb.lease.right-see-bills': {
    says: 'Zu jeder Rechnung gehört eine Übersicht Ihrer Rechte. Bis sie kommt, dürfen Sie das Geld zurückhalten. Sie können die Belege ansehen.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'Wegen einer Rechnung kann man Ihnen die Wohnung erst nehmen, wenn ein Gericht die Schuld feststellt oder Sie zustimmen. Bei £350 oder weniger muss sie auch über drei Jahre alt sein.',
  },
  'gb.lease.step': {
    says: 'Schreiben Sie, was Sie anerkennen, was nicht und warum. Verlangen Sie die Kostenübersicht und die Belege. Zahlen Sie den Teil, den Sie anerkennen.',
  },
  'gb.lease.answer': {
    says: 'Sie zahlen nur angemessene Kosten. Bei Arbeiten von mehr als £250 je Wohnung muss man Sie vorher fragen. Ein Gericht (tribunal) kann entscheiden, und vorher nimmt Ihnen niemand die Wohnung.',
  },
  'gb.lease.right-longer': {
    says: 'Wer eine Wohnung mit langem Pachtvertrag (lease) hat, kann gegen einen fairen Preis eine längere Laufzeit verlangen. Man muss sie nicht mehr erst zwei Jahre besitzen.',
  },
  'gb.lease.right-manage': {
    says: 'Die Eigentümer der Wohnungen (leaseholders) können die Verwaltung des Hauses übernehmen. Der Vermieter muss dafür keinen Fehler gemacht haben.',
  },
  'gb.rent-rise.wants': {
    says: 'Ihr Vermieter will ab dem Tag im Schreiben mehr Miete. Sie können sich vor diesem Tag wehren.',
  },
  'gb.rent-rise.right-form': {
    says: 'Ein privater Vermieter darf die Miete einmal im Jahr erhöhen, mit dem amtlichen Formular und zwei Monaten Frist. Eine Klausel im Vertrag dafür gilt nicht mehr.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Gehen Sie zum First-tier Tribunal, bevor die neue Miete beginnt. Es darf nicht mehr festsetzen, als der Vermieter verlangt, und mehr Miete gilt erst nach der Entscheidung.',
  },
  'gb.rent-rise.step': {
    says: 'Suchen Sie die Mieten ähnlicher Wohnungen in der Nähe. Schreiben Sie dem Vermieter, bevor die neue Miete beginnt.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Ihr Vermieter darf die Miete einmal in 12 Monaten erhöhen, mit zwei Monaten Frist auf dem Formular RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Ihre Miete darf einmal in 12 Monaten steigen, mit drei Monaten Frist auf dem amtlichen Formular. Innerhalb von 21 Tagen können Sie einen Mietprüfer (rent officer) fragen.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Ihre Miete darf einmal in 12 Monaten steigen, mit drei Monaten Frist in Schriftform.',
  },
  'gb.home.scotland-register': {
    says: 'Ein privater Vermieter muss im Register der Gemeinde stehen. Ohne Eintrag zu vermieten ist strafbar, und die Gemeinde kann anordnen, dass keine Miete fällig ist. Melden Sie es der Gemeinde.',
  },
  'gb.home.right-fit': {
    says: 'Eine Mietwohnung muss bewohnbar sein, ohne schwere Feuchtigkeit, Kälte oder Gefahr. Ein Gericht kann die Arbeiten anordnen und Ihnen Geld zusprechen.',
  },
  'gb.home.right-council-looks': {
    says: 'Die Gemeinde kann eine Mietwohnung prüfen und den Vermieter zu Arbeiten zwingen. Bei ihren eigenen Wohnungen nutzen Sie ihre Beschwerdestelle und den Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: "Macht die Wohnung krank, können Sie beim Magistrates' Court beantragen, dass gearbeitet wird. Kündigen Sie es dem Vermieter 21 Tage vorher schriftlich an.",
  },
  'gb.neighbour.right-hedge': {
    says: 'Eine immergrüne Hecke über zwei Meter können Sie der Gemeinde melden. Versuchen Sie erst, sich mit dem Nachbarn zu einigen. Es kostet eine Gebühr.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Vor Arbeiten an einer gemeinsamen Wand oder beim Graben nahe Ihrer Wand muss der Nachbar ein oder zwei Monate vorher schriftlich Bescheid geben. Sie können einen Gutachter (surveyor) haben.',
  },
  'gb.neighbour.right-noise': {
    says: 'Die Gemeinde muss Lärm, Rauch und Gerüche prüfen. Sind sie eine ernste Störung, muss sie dem Nachbarn verbieten weiterzumachen.',
  },
  'gb.neighbour.right-review': {
    says: 'Haben Sie schlechtes Verhalten gemeldet und wenig ist geschehen? Dann können Sie eine Prüfung des Falls (case review) verlangen. Polizei und Gemeinde müssen ihn dann zusammen ansehen.',
  },
  'gb.neighbour.right-branches': {
    says: 'Äste und Wurzeln dürfen Sie bis zu Ihrer Grenze abschneiden. Fragen Sie vorher die Gemeinde, ob der Baum geschützt ist.',
  },
  'gb.neighbour.know-boundary': {
    says: 'Die Linie im Plan des Land Registry zeigt die Grenze nur ungefähr. Auch alte Urkunden und lange Nutzung zählen.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Ein Gericht kann einem Nachbarn eine ernste Störung verbieten und Ihnen Geld zusprechen. Versuchen Sie zuerst Gespräche und eine Vermittlung.',
  },
  'gb.neighbour.right-camera': {
    says: 'Eine Kamera, die über das eigene Grundstück hinaus filmt, muss den Datenschutz achten. Sie können fragen, warum sie Sie filmt, und Ihre Bilder verlangen.',
  },
  'gb.neighbour.answer': {
    says: 'Reden Sie zuerst, wenn das sicher ist, und führen Sie ein Tagebuch. Melden Sie es dann der Gemeinde. Sie muss es prüfen und kann dem Nachbarn die Störung verbieten.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Reden Sie zuerst mit dem Nachbarn und schreiben Sie ihm. Eine immergrüne Hecke über zwei Meter können Sie dann gegen Gebühr der Gemeinde melden. Sie kann den Schnitt anordnen.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Verlangen Sie eine schriftliche Ankündigung (party wall notice). Sie ist ein oder zwei Monate vor Arbeiten an einer gemeinsamen Wand oder nahem Graben fällig. Ein Gericht kann Arbeiten ohne sie stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, Sie dürfen sie bis zu Ihrer Grenze abschneiden. Bieten Sie das Abgeschnittene an und fragen Sie die Gemeinde, ob der Baum geschützt ist.',
  },
  'gb.noise.right-review': {
    says: 'Haben Sie es dreimal in sechs Monaten gemeldet, und nichts geschah? Verlangen Sie eine Überprüfung (anti-social behaviour case review). Sie können auch selbst einen Richter (magistrate) um ein Verbot bitten.',
  },
}
