/** Gerichtsvollzieher: spätere Schritte: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_DE: Words = {
  'gb.bailiff.further-wants': {
    says: 'Die Frist im ersten Bescheid ist vorbei. Sie sollen zahlen oder Raten vereinbaren, bevor ein Gerichtsvollzieher (bailiff) kommt. Das kann bald sein.',
  },
  'gb.bailiff.further-reality': {
    says: 'Ein Besuch ist jetzt jeden Tag möglich. Rufen Sie heute an. Ein Angebot vor dem Besuch zählt noch und kann die Besuchsgebühr sparen.',
  },
  'gb.bailiff.further-step-call': {
    says: 'Rufen Sie heute die Firma an. Bieten Sie Raten an, die Sie durchhalten, und schicken Sie am selben Tag eine E-Mail.',
  },
  'gb.bailiff.further-step-fine': {
    says: 'Rufen Sie auch die Abteilung für Geldstrafen beim Gericht an (court fines team). Bei Krankheit, Kindern oder Sozialleistungen bitten Sie sie, die Strafe von den Gerichtsvollziehern zurückzuholen.',
  },
  'gb.bailiff.further-insight-fee': {
    says: 'Die £235 fallen erst an, wenn ein Gerichtsvollzieher (bailiff) zum ersten Mal bei Ihnen war. Dieser Brief spricht von einem künftigen Besuch.',
    actionable: 'War noch niemand da? Bitten Sie die Firma schriftlich, die £235 zu streichen.',
  },
  'gb.bailiff.fines-office-wants': {
    says: 'Das Gericht sagt, eine Geldstrafe ist nicht bezahlt. Sie sollen zahlen oder anrufen, bevor es weitergeht.',
  },
  'gb.bailiff.fines-office-who': {
    says: 'Das kommt vom fines office des magistrates court (Strafgericht), nicht von einer privaten Firma.',
  },
  'gb.bailiff.fines-office-step-call': {
    says: 'Rufen Sie heute das fines office an. Sagen Sie, was Sie pro Woche zahlen können, bitten Sie um Zeit und schicken Sie ein Formular zum Einkommen.',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: 'Wussten Sie nichts vom Verfahren? Sie können innerhalb von 21 Tagen, nachdem Sie davon erfahren, eine förmliche Erklärung (statutory declaration) abgeben. Der Fall kann dann neu beginnen.',
  },
  'gb.bailiff.writ-under-600': {
    says: 'Ein Urteil (county court judgment) unter £600 darf nicht an den High Court gehen. Das Urteil hier scheint kleiner zu sein.',
    actionable:
      'Lassen Sie Firma und Gericht die Summe des Urteils prüfen. Holen Sie kostenlosen Rat, wie Sie den writ stoppen.',
  },
  'gb.bailiff.writ-credit': {
    says: 'Ein Urteil aus einem Verbraucherkredit (consumer credit) darf nur der county court vollstrecken lassen, nicht der High Court per writ.',
    actionable:
      'Fragen Sie die Firma, wofür die Schuld ist. Ist es Verbraucherkredit, holen Sie Rat, wie Sie den writ stoppen.',
  },
  'gb.bailiff.business-entry': {
    says: 'Wo Sie wohnen, dürfen sie beim ersten Besuch nicht mit Gewalt hinein. Wo Sie nur ein Geschäft haben, dürfen sie für ein Urteil angemessene Gewalt nutzen.',
  },
}
