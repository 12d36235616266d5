/** The Dutch words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'fr.ask-stay.leave': {
    says: 'Ga vandaag naar een advocaat. U hebt één maand, zeven dagen of 48 uur, zoals de laatste bladzijde zegt. Op tijd in beroep gaan stopt de uitzetting.',
  },
  'fr.ask-stay.renew': {
    says: 'Vraag de verlenging online aan, twee tot vier maanden voor het einde. Bewaar bewijs en vraag het papier dat uw rechten verlengt (attestation de prolongation).',
  },
  'fr.ask-stay.no-answer': {
    says: 'Vier maanden stilte na een volledig dossier telt meestal als nee, ook met een nieuw récépissé. Vanaf dan hebt u twee maanden: vraag de redenen en ga naar de bestuursrechter. Vraag de prefectuur vandaag, online en aangetekend, uw papier te verlengen (récépissé of attestation de prolongation), met bewijs van de dag. Anders kan een rechter het snel bevelen (référé); bij verlenging geldt het als dringend. Rechtshulp en de Cimade helpen.',
  },
  'fr.ask-stay.refused': {
    says: 'Meestal hebt u twee maanden voor de bestuursrechter (tribunal administratif). Met een vertrekbevel is het veel minder, lees dus vandaag de laatste bladzijde.',
  },
  'fr.ask-stay.citizenship': {
    says: 'Door naturalisatie (décret) meestal na vijf jaar in Frankrijk, met vast inkomen, goed Frans (niveau B2) en een burgertoets. Door huwelijk na vier jaar.',
  },
  'fr.ask-stay.step': {
    says: 'Vraag een advocaat, de Cimade of een point-justice (3039). Bewaar elke envelop en elk ontvangstbewijs.',
  },
  'fr.ask-stay.leave-time': {
    says: 'Geeft het besluit u 30 dagen om te vertrekken, dan hebt u een maand vanaf de dag dat u het kreeg om naar de bestuursrechter (tribunal administratif) te gaan. Bij huisarrest (assigné à résidence) zijn het zeven dagen, in een detentiecentrum 48 uur. Na een beroep op tijd mogen ze u niet uitzetten voordat de rechter beslist. Ga vandaag naar een advocaat of de Cimade en vraag rechtsbijstand (aide juridictionnelle).',
  },
}
