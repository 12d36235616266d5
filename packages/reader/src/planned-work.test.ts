/** Notices of works on the street or the network, which ask for nothing. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('works that are planned ask for nothing', () => {
  test.each([
    [
      'a power cut for an upgrade',
      'gb',
      'Tarn Electricity Networks\n\nPlanned power cut\n\n4 November 2026\n\nDear customer\n\nYour electricity will be off on Thursday 19 November 2026 between 9am and 3pm so that our engineers can safely replace a pole in your street. You do not need to do anything. If you rely on medical equipment, call 105.',
    ],
    [
      'a road that is closed',
      'ie',
      'TARN COUNTY COUNCIL\nRoads Department\n\nTemporary road closure: Quay Street\n\nTo all residents, 2 November 2026\n\nQuay Street will be closed from Monday 16 November 2026 to Friday 20 November 2026 to allow resurfacing works. Access for residents will be kept. We apologise for the inconvenience.',
    ],
    [
      'gas pipes',
      'au',
      'Quill Gas Distribution\n\nScheduled gas interruption\n\n3 November 2026\n\nDear resident,\n\nOn 24 November 2026 we need to turn off the gas at your home for about four hours while our contractors connect a new main. There is no charge. Our technician will relight your appliances.',
    ],
    [
      'the lift of a house',
      'us',
      'Quill Towers Management\n\nNotice of planned elevator maintenance\n\nNovember 2, 2026\n\nDear tenants,\n\nElevator B will be out of service on November 12, 2026, from 8 a.m. to 5 p.m. while technicians replace its cables. Please use Elevator A. Thank you for your patience.',
    ],
    [
      'the mains that are flushed',
      'us',
      'CITY OF TARN\nWater Department\n\nNOTICE OF TEMPORARY WATER SHUT-OFF\n\nPosted: November 4, 2026\n\nTo the residents of Quill Street:\n\nYour water will be shut off on November 10, 2026 from 8:00 a.m. to noon while our crews repair the main. Run the tap for some minutes afterwards.',
    ],
    [
      'a main that is replaced',
      'gb',
      "Tarn Water\n\nImportant information about your street\n\nWe will be replacing the water main in Quill Street between Monday 7 December and Friday 18 December 2026. Your water may be off for up to 4 hours on one day. We'll leave a card 48 hours before.",
    ],
    [
      'a sewer that is relined',
      'gb',
      "Tarn Water\n\nWe're going to be in your road\n\nDear neighbour, from 7 December 2026 we'll be relining the old sewer in Tarn Road. The road may be closed at night. There is nothing that you need to do.",
    ],
  ] as const)('%s', (_, country, text) => {
    const reading = read(text, { country })
    expect(reading).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low', deadline: null })
    expect(reading.dates.map(({ role }) => role)).not.toContain('deadline')
  })

  test.each([
    [
      'a supply that is cut off for a bill',
      'us',
      'City of Tarn Water Department\n\nSHUT-OFF NOTICE\n\nNovember 2, 2026\n\nAccount 4410-77\n\nYour account is past due. Your water will be shut off on November 16, 2026 unless you pay $184.20 by November 13, 2026. Our crews will turn off the service for non-payment.',
    ],
    [
      'a planned visit with a warrant',
      'gb',
      'Tarn Energy\n\n2 November 2026\n\nAccount 8800 1177\n\nYour bill of £640.10 is overdue. We will apply for a warrant to enter your home to fit a prepayment meter on 24 November 2026 unless you pay by 16 November 2026.',
    ],
    [
      'a bill that tells of works too',
      'gb',
      'Tarn Water\n\n2 November 2026\n\nAccount 8800 1177\n\nYour water bill of £310.40 is overdue. You must pay by 16 November 2026. We will be replacing the main in your street in December, and your water may be off for an hour.',
    ],
  ] as const)('%s is a demand', (_, country, text) => {
    const reading = read(text, { country })
    expect(reading.documentType).toBe('UTILITY_BILL_DEMAND')
    expect(reading.deadline).not.toBeNull()
  })
})
