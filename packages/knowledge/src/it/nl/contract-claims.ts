/** The Dutch words of Italy: contract claims. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_WORDS: Words = {
  'it.talks.right-lawyers': {
    says: 'U hebt 30 dagen om op deze uitnodiging tot overleg met advocaten (negoziazione assistita) te antwoorden. Zwijgen kan bij de kosten tegen u tellen.',
  },
  'it.talks.right-mediation': {
    says: 'Ga naar het eerste gesprek van de bemiddeling, of zeg waarom u niet kunt. Wie zonder reden wegblijft, moet later misschien meer betalen.',
  },
  'it.debt.right-guarantor': {
    says: 'Een borg mag de verweren van de schuldenaar gebruiken. U bent vrij als ze de schuldenaar niet binnen zes maanden na de betaaldag daagden, tenzij het papier dit uitsluit.',
  },
  'it.debt.right-penalty': {
    says: 'Een rechter kan een veel te hoge boete verlagen, ook als u tekende. Tegen een consument geldt zo’n beding niet.',
  },
  'it.debt.right-not-done': {
    says: 'Wie zijn deel van een contract niet deed, kan het uwe niet vragen. Zeg schriftelijk wat niet gedaan is, of slecht gedaan is.',
  },
  'it.debt.old-fees': {
    says: 'Het honorarium van een advocaat, arts of andere vakman geldt na drie jaar als betaald. Dat vervalt als u zegt dat u niet betaalde.',
  },
  'it.claim.costs': {
    says: 'Wie verliest, betaalt de kosten van de andere kant, zoals de rechter ze bepaalt. De rechter kan ze om ernstige redenen verdelen.',
  },
  'it.claim.short-case': {
    says: 'In een korte zaak (rito semplificato) moet het antwoord ingediend zijn op de dag die de rechter bepaalt, minstens tien dagen vóór de zitting.',
  },
  'it.claim.right-european-order': {
    says: 'Tegen een Europees betalingsbevel hebt u 30 dagen om u met het formulier ervan te verzetten. U hebt geen redenen en geen advocaat nodig.',
  },
  'it.claim.right-leave-date': {
    says: 'Met het bevel bepaalt de rechter de dag om te vertrekken: binnen zes maanden, of twaalf in zware gevallen. Het is 60 dagen als u een betaaltermijn miste.',
  },
  'it.debt.right-ending': {
    says: 'Zij mogen een contract alleen beëindigen om een tekortkoming die telt: na een laatste schriftelijke termijn, door een beding dat haar noemt, of via de rechter. Lees uw contract.',
  },
  'it.debt.right-works': {
    says: 'Slecht werk? Meld het gebrek binnen 60 dagen aan een bedrijf, binnen acht aan een vakman die alleen werkt. U kunt herstel of een lagere prijs vragen.',
  },
  'it.talks.know-first': {
    says: 'Vóór een gewone rechtszaak tot € 50.000 moeten zij u vaak uitnodigen voor overleg tussen advocaten. Voor een betalingsbevel of consumentencontract hoeft dat niet.',
  },
}
