import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  'Fined £70 for a bus lane while an ambulance came through, is it worth challenging',
  'Landlord kept £300 of the deposit for cleaning, the flat was spotless',
  'PCN from Tarn Parking, was there 12 minutes looking for a space and left. Ignore or appeal',
  '34 in a 30 zone, course or three points, is it worth fighting',
  'Section 21 with no gas certificate, valid or not',
  'Is a spoken agreement to share the cost of a fence enforceable in Oregon',
  'Want to leave gym contract after 3 months because of an injury',
  'Overpaid by employer for 6 months and now they want it all back at once',
  'Bought a car two weeks ago, engine light came on, dealer not answering',
  'Bought a caravan from a dealer as seen, fridge and heater failed the next day',
  'Sold a bike on a website, no answer from the buyer and the money is gone',
  'Dear Sir/Madam, I wish to know if it is lawful for the energy company to change my meter while I dispute the bill. They have a paper from a court. Please advise me what I can do.',
])('is a question: %s', (text) => {
  expect(read(text).isEnquiry).toBe(true)
})

test.each([
  'Landlord insurance from £9 a month, get a quote today',
  'Builder of the year awards were held in Tarn on Friday',
  'Bought by Tarn & Sons in 1990, the hall was restored without a grant',
  'Garage sale on Saturday 9 to 1, proceeds to the scouts',
  'Neighbour News: the road was closed while the pipes were laid',
  'Built in 1904, the mill closed in May and stands empty by the river',
  'Your parcel could not be delivered, pay £1.45 to book again',
])('is none: %s', (text) => {
  expect(read(text).isEnquiry).toBe(false)
})
