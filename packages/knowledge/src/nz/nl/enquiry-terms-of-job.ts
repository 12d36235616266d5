/** Questions about breaks at work and a fixed term job that is ended early: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_NL: Words = {
  'nz.ask.breaks': {
    says: 'Nee, u hebt recht op pauzes. Bij acht uur zijn dat twee betaalde pauzes van 10 minuten en één maaltijdpauze van 30, die onbetaald mag zijn. Bij vier tot zes uur één van elk. Bij twee tot vier uur 10 betaalde minuten. Langere diensten hebben er meer. Alleen sommige vitale diensten wijken af, met compensatie. Vraag het schriftelijk, dan 0800 20 90 20, gratis.',
  },
  'nz.ask.fixed-term-job': {
    says: 'Een vaste termijn telt alleen met een echte reden, die u is verteld en in het contract staat. Anders bent u in vaste dienst. Eerder stoppen mag alleen als het contract dat toestaat of om een goede reden, met eerlijke gang. Anders is het onterecht ontslag en kunt u loon tot de einddatum vragen. Klacht (personal grievance) schriftelijk binnen 90 dagen. Hulp: 0800 20 90 20.',
  },
}
