/** The Dutch words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_NL: Words = {
  'us.taking.want': {
    says: 'Zij willen een deel van uw loon, geld op uw bank of bezit nemen om een vonnis te betalen.',
  },
  'us.taking.who': {
    says: 'Een ambtenaar van de wet (sheriff, marshal of constable) of de griffie (court clerk) voert bevelen van de rechter uit. Een incassobureau mag dat niet.',
  },
  'us.taking.reality': {
    says: 'De wet beschermt een deel van uw loon en veel uitkeringen. U moet die bescherming vaak binnen dagen aanvragen.',
  },
  'us.taking.rights-summary': {
    says: 'U kunt bescherming (exemptions) vragen en om een zitting vragen. Uw baas mag u niet ontslaan om één loonbeslag (garnishment).',
  },
  'us.taking.right-cap': {
    says: 'Bij een gewone schuld mogen zij hoogstens 25% van uw loon na verplichte aftrek nemen. Van een laag loon nemen zij minder of niets.',
  },
  'us.taking.right-floor': {
    says: 'Weekloon tot 30 keer het federale minimumloon is veilig: $217,50 per week. Veel staten beschermen meer.',
  },
  'us.taking.right-benefits': {
    says: 'Uw bank moet u twee maanden Social Security, SSI, VA en andere federale uitkeringen laten die rechtstreeks zijn gestort.',
  },
  'us.taking.right-social-security': {
    says: 'Social Security en SSI kunnen niet worden afgepakt voor particuliere schulden.',
  },
  'us.taking.right-job': {
    says: 'Uw werkgever mag u niet ontslaan omdat er voor één schuld beslag op uw loon ligt.',
  },
  'us.taking.not-yet': {
    says: 'Zij mogen niet uw hele loon nemen, en geen Social Security voor een particuliere schuld.',
  },
  'us.taking.step-claim': {
    says: 'Zoek in de papieren een formulier om bescherming te vragen (claim of exemption). Dien het meteen in, want de tijd is vaak 10 tot 20 dagen.',
  },
  'us.taking.step-bank': {
    says: 'Vertel uw bank en de rechtbank welk geld van een uitkering komt, en laat bewijs zien. Meng het niet met ander geld.',
  },
  'us.taking.step-aid': {
    says: 'Bel de gratis rechtshulp (legal aid). Vraag wat uw staat beschermt, zoals loon, een auto, gereedschap en geld voor de huur.',
  },
  'us.taking.option-exempt': {
    says: 'Dien een verzoek om bescherming in (claim of exemption) en vraag om een zitting. Neem loonstroken, bankafschriften en brieven over uitkeringen mee.',
    title: 'Bescherming vragen',
    cost: 'Gratis of weinig kosten',
    time: 'Vaak 10 tot 20 dagen om in te dienen',
    risk: 'Geen. De rechter kan nee zeggen.',
    bestFor: 'Het geld is een uitkering of laag loon, of u onderhoudt een gezin.',
  },
  'us.taking.option-plan': {
    says: 'Bied de schuldeiser een betaalplan aan als het loonbeslag (garnishment) dan stopt. Laat het op papier zetten.',
    title: 'Een betaalplan aanbieden',
    cost: 'Wat u afspreekt te betalen',
    time: 'Dagen tot weken',
    risk: 'Zij hoeven niet akkoord te gaan.',
    bestFor: 'Het vonnis klopt en u kunt elke maand wat betalen.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Een aanvraag voor faillissement (bankruptcy) stopt het meeste loonbeslag op de dag van de aanvraag.',
    title: 'Vragen naar faillissement (bankruptcy)',
    cost: 'Kosten van de rechtbank en vaak een advocaat',
    time: 'Het stopt meteen',
    risk: 'Het blijft tot tien jaar in uw kredietrapport staan.',
    bestFor: 'U hebt veel schulden die u niet kunt betalen.',
  },
  'us.taking.student-loans': {
    says: 'Het nemen van loon en belastingteruggave voor federale studieleningen met achterstand (default) is in januari 2026 gepauzeerd. Kijk op StudentAid.gov hoe het nu is.',
    was: 'Federale studieleningen met achterstand leidden vanaf mei 2025 tot loonbeslag en verlies van belastingteruggave.',
    is: 'Het Department of Education heeft beide op 16 januari 2026 gepauzeerd, zonder einddatum. Kijk of de pauze nog geldt.',
  },
  'us.taking.federal-agency': {
    says: 'Een federale dienst kan zonder rechter tot 15% van uw loon nemen. Die moet 30 dagen vooraf bericht geven en een hoorzitting als u daarom vraagt.',
    actionable: 'Vraag schriftelijk om een hoorzitting voor de datum in het bericht.',
  },
}
